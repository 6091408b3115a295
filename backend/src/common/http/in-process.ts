/**
 * What the server's own calls to its API have for an address. No connection has it, so no client can claim it; the
 * limits, which are counted by address, leave such calls alone.
 */
export const IN_PROCESS_ADDRESS = 'in-process';
