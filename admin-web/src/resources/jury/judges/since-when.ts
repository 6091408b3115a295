import { formatDateTime, formatDeadline } from '../../../lib/format';
import type { Judge } from '../api';
import { jurySentences } from '../sentences';

const t = jurySentences.judges;

type Times = Pick<Judge, 'state' | 'invitedAt' | 'acceptedAt' | 'revokedAt' | 'linkExpiresAt'>;

/** When a judge came to the present state; of an invited one, also how long the link works. */
export function sinceWhen(
  { state, invitedAt, acceptedAt, revokedAt, linkExpiresAt }: Times,
  now: number,
): string {
  if (state === 'revoked') return t.revokedAt(formatDateTime(revokedAt ?? invitedAt));
  if (state === 'accepted') return t.acceptedAt(formatDateTime(acceptedAt ?? invitedAt));
  const link =
    Date.parse(linkExpiresAt) > now
      ? t.linkUntil(formatDeadline(linkExpiresAt))
      : t.linkEnded(formatDateTime(linkExpiresAt));
  return `${t.invitedAt(formatDateTime(invitedAt))}, ${link}`;
}
