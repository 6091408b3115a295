import type { UserDto } from '@paattu/api-client';
import type { NavigationItem } from '@paattu/api-client/console';
import { may } from '@paattu/api-client/permissions';
import type { Remote } from './registry';

export function isOpenTo(user: UserDto, { permission = 'site.manage' }: NavigationItem): boolean {
  return may(user, permission);
}

/** The remotes with those of their pages that the user may see. */
export function openTo(user: UserDto, remotes: Remote[]): Remote[] {
  return remotes.map((remote) =>
    remote.status === 'ready'
      ? { ...remote, navigation: remote.navigation.filter((item) => isOpenTo(user, item)) }
      : remote,
  );
}
