/** Accounts. What SQL of other modules may read of auth; only this module writes it. */
export const USERS = 'users';
