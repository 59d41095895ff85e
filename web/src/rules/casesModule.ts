/** The compiled answers of *Ask the arbiter*. Only their worker imports it at run time. */
export * from '@cases';
