import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { hasSameValues } from '../../components/form/has-same-values';
import type { SiteTextsRecord } from './api';
import { SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import type { TextValues } from './text-values';

/** What was typed and not saved, with the record that the form began from: whoever has saved another one since is noticed. */
export interface KeptTexts {
  values: TextValues;
  record: SiteTextsRecord;
}

const KEY = 'paattu-texts-not-saved';

/** What a closed tab has left in this browser. */
export function readKept(): KeptTexts | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptTexts | null;
    // A release with other texts has left it.
    const isWhole = kept && SITE_TEXT_KEYS.every((key) => key in kept.values) && kept.record.version;
    return isWhole ? kept : null;
  } catch {
    // The browser blocks storage, or another program has written there.
    return null;
  }
}

/** Forgets what was kept; with values, only these: another tab may have kept others. */
export function forgetKept(values?: TextValues): void {
  try {
    if (!values || hasSameValues(readKept()?.values, values)) localStorage.removeItem(KEY);
  } catch {
    // The browser blocks storage.
  }
}

function keep(kept: KeptTexts): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or blocked: the shell still asks before the tab is closed.
  }
}

/** Puts back what a closed tab has left, and keeps what is typed until it is saved or taken back. */
export function useKeptTexts(kept: KeptTexts | null, record: SiteTextsRecord): void {
  const { reset } = useFormContext();
  const values = useWatch() as TextValues;
  const { defaultValues } = useFormState();

  useEffect(() => {
    if (!kept) return;
    // After the effect of react-admin's form, which puts the stored values into it.
    const turn = setTimeout(() => reset(kept.values, { keepDefaultValues: true }));
    return () => clearTimeout(turn);
  }, [kept, reset]);

  const last = useRef<TextValues>(null);
  useEffect(() => {
    if (!hasSameValues(values, defaultValues)) {
      keep({ values, record });
      last.current = values;
    } else if (last.current) {
      forgetKept(last.current);
      last.current = null;
    }
  }, [values, defaultValues, record]);
}
