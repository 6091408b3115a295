import { inTime } from '@paattu/api-client/in-time';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '../../../components/spinner';
import { useTranslations } from '../../../translations/use-translations';

const ReceiptForm = lazy(async () => {
  const { ReceiptForm: Form } = await inTime(import('./receipt-form'));
  return { default: Form };
});

/** Folded, because few voters check a receipt. The form loads when it is unfolded. */
export function ReceiptCheck() {
  const t = useTranslations('voting').check;
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="mt-6 border-y border-line py-2" onToggle={() => setWasOpen(true)}>
      <summary className="tap cursor-pointer font-medium">{t.title}</summary>
      <p className="mt-1 text-sm text-ink-2">{t.text}</p>
      {wasOpen && (
        <Suspense fallback={<Spinner label={t.loading} />}>
          <ReceiptForm />
        </Suspense>
      )}
    </details>
  );
}
