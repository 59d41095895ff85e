/** Whether a side could still mate, for the worker: the one door to the compiled core's third module. */
export * from '@winnable';
