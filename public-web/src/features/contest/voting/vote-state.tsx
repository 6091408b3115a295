import { formatReceipt } from '@paattu/api-client/voting';
import { useTranslations } from '../../../translations/use-translations';
import type { MyVote } from './my-vote-query';

/** Whether the vote counts, and its receipt. */
export function VoteState({ vote }: { vote: NonNullable<MyVote['vote']> }) {
  const t = useTranslations('voting').myVote;
  return (
    <>
      <p className={vote.state === 'counted' ? 'mt-3 font-medium text-leaf' : 'mt-3'}>{t[vote.state]}</p>
      <p className="mt-2 text-sm text-ink-2">
        {t.receipt} <strong className="font-mono text-ink">{formatReceipt(vote.receipt)}</strong>
        <br />
        {t.receiptText}
      </p>
    </>
  );
}
