import { useState } from 'react';
import { useTranslations } from '../../../translations/use-translations';
import { OnDemand } from './on-demand';

const loadForm = () => import('./receipt-form');

/** Folded, because few voters check a receipt. The form loads when it is unfolded. */
export function ReceiptCheck() {
  const t = useTranslations('voting').check;
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="mt-6 border-y border-line py-2" onToggle={() => setWasOpen(true)}>
      <summary className="tap cursor-pointer font-medium">{t.title}</summary>
      <p className="mt-1 text-sm text-ink-2">{t.text}</p>
      {wasOpen && (
        <OnDemand name="receipt-form" load={loadForm} loading={t.loading}>
          {({ ReceiptForm }) => <ReceiptForm />}
        </OnDemand>
      )}
    </details>
  );
}
