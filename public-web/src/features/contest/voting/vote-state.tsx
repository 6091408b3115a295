import { formatReceipt } from '@paattu/shared/voting';
import { CopyButton } from '../../../components/copy-button';
import { useTranslations } from '../../../translations/use-translations';
import type { MyVote } from './my-vote-query';
import { VOTE } from './use-cast-vote';

/** Whether the vote counts, and its receipt. While its entry is out of the contest, the vote counts for nobody. */
export function VoteState({ vote }: { vote: NonNullable<MyVote['vote']> }) {
  const t = useTranslations('voting').myVote;
  const receipt = formatReceipt(vote.receipt);

  return (
    <>
      {vote.isEntryInContest && (
        <p className={vote.state === 'counted' ? 'mt-3 font-medium text-leaf' : 'mt-3'}>{t[vote.state]}</p>
      )}
      <p className="mt-2 text-sm text-ink-2">
        {t.receipt} <strong className="font-mono text-ink">{receipt}</strong>
        <br />
        {t.receiptText}
      </p>
      <p>
        <CopyButton text={receipt} words={t} about={VOTE} />
      </p>
    </>
  );
}
