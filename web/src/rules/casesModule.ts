/** The compiled code that answers questions to the arbiter. Only its worker imports it at run time. */
export * from '@cases';
