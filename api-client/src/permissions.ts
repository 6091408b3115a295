import type { UserDto } from './session.js';

export type Permission = UserDto['permissions'][number];

/** Whether the user may do this in the console. The server checks it again. */
export function may(user: UserDto | null, permission: Permission): boolean {
  return permissionsOf(user).includes(permission);
}

/** Whether the console has a page for the user. */
export function opensConsole(user: UserDto | null): boolean {
  return permissionsOf(user).length > 0;
}

const OWNER: Permission[] = ['entries.moderate', 'messages.answer', 'site.manage'];

/** During an upgrade, a server of the release before sends no permissions. */
function permissionsOf(user: UserDto | null): Permission[] {
  const sent: Permission[] | undefined = user?.permissions;
  return sent ?? (user?.isAdmin ? OWNER : []);
}
