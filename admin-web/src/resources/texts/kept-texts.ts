import { keyOfAccount } from '@paattu/api-client/account-storage';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { hasSameValues } from '../../components/form/has-same-values';
import { UserContext } from '../../components/use-may';
import type { SiteTextsRecord } from './api';
import { SITE_TEXT_KEYS } from '@paattu/shared/site-texts/defaults';
import type { TextValues } from './text-values';

/** What was typed and not saved, with the record that the form began from: whoever has saved another one since is noticed. */
export interface KeptTexts {
  values: TextValues;
  record: SiteTextsRecord;
}

/** What an account has typed and not saved in this browser. */
export interface TextsKeeper {
  /** What a closed tab has left. */
  read(): KeptTexts | null;
  keep(kept: KeptTexts): void;
  /** With values, forgets only these: another tab may have kept others. */
  forget(values?: TextValues): void;
}

/** Of the person who is logged in. Drafts are not public, so nothing is kept without one. */
export function useTextsKeeper(): TextsKeeper {
  const uid = use(UserContext)?.uid;
  // Another account that logs in does not own what is on the screen.
  const [writer] = useState(uid);
  return useMemo(() => keeperAt(uid && uid === writer ? keyOfAccount(uid, 'texts') : null), [uid, writer]);
}

function keeperAt(key: string | null): TextsKeeper {
  function read(): KeptTexts | null {
    try {
      const kept = JSON.parse((key && localStorage.getItem(key)) ?? 'null') as KeptTexts | null;
      // A release with other texts has left it.
      const isWhole = kept && SITE_TEXT_KEYS.every((name) => name in kept.values) && kept.record.version;
      return isWhole ? kept : null;
    } catch {
      // The browser blocks storage, or another program has written there.
      return null;
    }
  }
  return {
    read,
    keep(kept) {
      try {
        if (key) localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Full or blocked: the shell still asks before the tab is closed.
      }
    },
    forget(values) {
      try {
        if (key && (!values || hasSameValues(read()?.values, values))) localStorage.removeItem(key);
      } catch {
        // The browser blocks storage.
      }
    },
  };
}

/** Puts back what a closed tab has left, and keeps what is typed until it is saved or taken back. */
export function useKeptTexts(keeper: TextsKeeper, kept: KeptTexts | null, record: SiteTextsRecord): void {
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
      keeper.keep({ values, record });
      last.current = values;
    } else if (last.current) {
      keeper.forget(last.current);
      last.current = null;
    }
  }, [keeper, values, defaultValues, record]);
}
