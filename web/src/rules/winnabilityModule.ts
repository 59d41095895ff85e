/** The compiled winnability search: whether a side could still mate. Only its worker imports it at run time. */
export * from '@winnable';
