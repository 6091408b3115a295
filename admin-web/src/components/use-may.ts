import type { UserDto } from '@paattu/api-client';
import { may, type Permission } from '@paattu/api-client/permissions';
import { createContext, use } from 'react';

export const UserContext = createContext<UserDto | null>(null);

/** Reads the user again, after a change of what the user may open. */
export const RenewUserContext = createContext<() => void>(() => {});

/** Whether the user may do this, so that the console offers nothing that the server rejects. */
export function useMay(permission: Permission): boolean {
  return may(use(UserContext), permission);
}
