import type { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import { deadAddressSentences } from '../../lib/dead-address-sentences';
import type { Moderator } from './api';
import { moderatorSentences as t } from './sentences';

/** Says that an invitation is on its way, or that it may not arrive. The response alone says whether emails to the address come back. */
export function reportInvitation(
  notify: ReturnType<typeof useNotify>,
  { email, doEmailsComeBack }: Moderator,
): void {
  if (doEmailsComeBack)
    notify(<Toast title={t.invited(email)} text={deadAddressSentences.sentAllTheSame} />, {
      type: 'warning',
    });
  else notify(t.invited(email), { type: 'success' });
}
