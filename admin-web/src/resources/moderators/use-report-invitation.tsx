import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import { deadAddressSentences } from '../../lib/dead-address-sentences';
import { useTellQueued } from '../../mail-server/use-tell-queued';
import type { Moderator } from './api';
import { moderatorSentences as t } from './sentences';

/** Says that an invitation is on its way, or why it may not arrive. The response alone says whether emails to the address come back. */
export function useReportInvitation(): (invited: Moderator) => void {
  const notify = useNotify();
  const tellQueued = useTellQueued();
  return ({ email, doEmailsComeBack }) => {
    if (!doEmailsComeBack) return tellQueued(t.invited(email));
    notify(<Toast title={t.invited(email)} text={deadAddressSentences.sentAllTheSame} />, {
      type: 'warning',
    });
  };
}
