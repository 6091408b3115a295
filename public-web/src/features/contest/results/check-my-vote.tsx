import { parseReceipt } from '@paattu/api-client/voting';
import { useTranslations } from '../../../translations/use-translations';
import { ReceiptForm } from '../voting/receipt-form';
import type { Verification } from './use-verification';

/** Whether the vote of a receipt counts: as the site says, and as the verified files do. */
export function CheckMyVote({ verification: { findInRoll } }: { verification: Verification }) {
  const t = useTranslations('results').vote;
  const sentences: Readonly<Record<string, string>> = t.inRoll;

  async function lookUp(code: string): Promise<string> {
    const receipt = parseReceipt(code);
    const state = receipt && (await findInRoll?.(receipt));
    return sentences[(state ?? 'none').replace('void:', '')] ?? t.inRoll.none;
  }

  return (
    <section aria-labelledby="my-vote-title" className="mt-11 print:hidden">
      <h2 id="my-vote-title" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-3 text-ink-2">
        {t.text} {!findInRoll && t.first}
      </p>
      <ReceiptForm lookUp={findInRoll ? lookUp : undefined} />
    </section>
  );
}
