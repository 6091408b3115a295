import { useTranslations } from '../../../translations/use-translations';
import type { MyEntry } from '../my-entry-queries';

/** What a withdrawal does, and what of the entry stays. */
export function WithdrawalEffects({ entry: { hasResult } }: { entry: Pick<MyEntry, 'hasResult'> }) {
  const t = useTranslations('my-entry').withdrawal;
  return (
    <ul className="mt-3 grid list-disc gap-2 ps-5">
      {t.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
      {hasResult && <li>{t.resultStays}</li>}
    </ul>
  );
}
