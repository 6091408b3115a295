/** The permissions of each role in the console: the only place that says so. A user without a role may do nothing there. */
const PERMISSIONS = {
  owner: ['entries.moderate', 'messages.answer', 'site.manage'],
  moderator: ['entries.moderate', 'messages.answer'],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof PERMISSIONS;

export type Permission = (typeof PERMISSIONS)['owner'][number];

export const ALL_PERMISSIONS: readonly Permission[] = PERMISSIONS.owner;

export function permissionsOf(role: Role | null): readonly Permission[] {
  return role === null ? [] : PERMISSIONS[role];
}
