import { useNoEmails } from '../../../components/no-emails';
import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';

interface WithdrawalEffectsProps {
  entry: Pick<MyEntry, 'hasResult' | 'status'> & {
    contest: Pick<MyEntry['contest'], 'acceptsEntries' | 'state'>;
  };
}

/** What a withdrawal does, and what of the entry stays. */
export function WithdrawalEffects({ entry }: WithdrawalEffectsProps) {
  const t = useTranslations('my-entry').withdrawal;
  const noEmails = useNoEmails();
  const { contest, hasResult, status } = entry;
  const effects = [
    ...t.effects,
    contest.acceptsEntries ? t.enterAgain : t.noneAccepted,
    ...(contest.state === 'voting' && status === 'approved' ? [noEmails ? t.votersHere : t.voters] : []),
    ...(hasResult ? [t.resultStays] : []),
  ];
  return (
    <ul className="mt-3 grid list-disc gap-2 ps-5">
      {effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  );
}
