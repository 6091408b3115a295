import type { UserDto } from './session.js';

export type Permission = UserDto['permissions'][number];

/** Whether the user may do this in the console. The server checks it again. */
export function may(user: UserDto | null, permission: Permission): boolean {
  return user?.permissions.includes(permission) ?? false;
}

/** Whether the console has a page for the user. */
export function opensConsole(user: UserDto | null): boolean {
  return user !== null && user.permissions.length > 0;
}
