import { useState } from 'react';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';
import { WithdrawalDialog } from './withdrawal-dialog';

/** Takes the entry out of the contest. */
export function EntryWithdrawal({ entry }: { entry: MyEntry }) {
  const t = useTranslations('my-entry').withdrawal;
  const [isAsking, setAsking] = useState(false);
  if (entry.status !== 'pending' && entry.status !== 'approved') return null;
  return (
    <section aria-labelledby="withdrawal">
      <h2 id="withdrawal" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">{t.text}</p>
      <p className="mt-4">
        <button type="button" className="btn btn-ghost" onClick={() => setAsking(true)}>
          {t.open}
        </button>
      </p>
      {isAsking && <WithdrawalDialog entry={entry} onClose={() => setAsking(false)} />}
    </section>
  );
}
