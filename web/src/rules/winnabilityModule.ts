/** The compiled winnability search. Only its worker imports it at run time. */
export * from '@winnable';
