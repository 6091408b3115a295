import { formatReceipt } from '@paattu/shared/voting';
import { toast } from '../../../lib/toasts';
import { useTranslations } from '../../../translations/use-translations';
import type { MyVote } from './my-vote-query';
import { VOTE } from './use-cast-vote';

/** Whether the vote counts, and its receipt. While its entry is out of the contest, the vote counts for nobody. */
export function VoteState({ vote }: { vote: NonNullable<MyVote['vote']> }) {
  const t = useTranslations('voting').myVote;
  const receipt = formatReceipt(vote.receipt);

  async function copy() {
    try {
      await navigator.clipboard.writeText(receipt);
      toast({ title: t.copied, description: receipt, about: VOTE });
    } catch {
      // The browser denied access, or the page is not secure.
      toast({ title: t.notCopied, description: receipt, tone: 'destructive', about: VOTE });
    }
  }

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
        <button type="button" className="text-link tap text-start text-sm" onClick={() => void copy()}>
          {t.copy}
        </button>
      </p>
    </>
  );
}
