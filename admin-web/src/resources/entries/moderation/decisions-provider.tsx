import type { Session } from '@paattu/api-client';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDataProvider, useEvent, useNotify } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Toast } from '../../../components/toast';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { KEYS, UNDO_ANYWAY } from '../shortcuts/keys';
import { useShortcutsSwitch } from '../shortcuts/use-shortcuts-switch';
import { useReloadEntries } from '../use-reload-entries';
import { DecisionsContext, type Decision, type Decisions } from './decisions';
import { explainFailure, listFailures, type Failure } from './failure';
import { LEADS_TO, type EntryVerb } from './transitions';

const t = translations.entries;

interface Props {
  session: Session;
  children: ReactNode;
}

/**
 * The owner's decisions on their way to the server. A decision sends a mail, which nobody can take back, so it leaves
 * only when its message with Undo has gone; the next decision, and leaving the page, send it at once. Until the lists
 * have been loaded again it is laid over what they show, whatever else reloads them in the meantime.
 */
export function DecisionsProvider({ session, children }: Props) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reloadEntries = useReloadEntries();
  const [decided, setDecided] = useState<Decisions['decided']>(new Map());
  const [waiting, setWaiting] = useState<Decision | null>(null);
  // The same, for what happens before the next rendering: two keys in a row, a page that is left.
  const latest = useRef<Decision | null>(null);

  function keep(decision: Decision | null) {
    latest.current = decision;
    setWaiting(decision);
  }

  const decide = useEvent((entries: Entry[], verb: EntryVerb) => {
    void send();
    keep({ entries, verb });
    setDecided((all) => new Map([...all, ...entries.map(({ id }) => [id, LEADS_TO[verb]] as const)]));
    // A token that runs out in the meantime could not be renewed by a page that is being left.
    void session.accessToken();
  });

  const undo = useEvent(() => {
    if (!latest.current) return;
    lift(latest.current);
    keep(null);
    notify(t.undone);
  });

  const send = useEvent((): Promise<void> => {
    if (!latest.current) return Promise.resolve();
    const sent = carryOut(latest.current);
    keep(null);
    return sent;
  });

  async function carryOut(decision: Decision): Promise<void> {
    const { entries, verb } = decision;
    const results = await Promise.all(entries.map((entry) => moderate(entry, verb)));
    const failures = results.filter((result) => result !== null);
    await reloadEntries();
    lift(decision);
    if (failures.length === 0) return;
    const title = failures.every(({ isConflict }) => isConflict) ? t.changedMeanwhile : t.updateFailed;
    notify(<Toast title={title} text={listFailures(failures)} />, { type: 'error' });
  }

  async function moderate(entry: Entry, verb: EntryVerb): Promise<Failure | null> {
    try {
      await dataProvider.moderateEntry(entry, verb);
      return null;
    } catch (error) {
      return explainFailure(error, entry, dataProvider);
    }
  }

  function lift({ entries }: Decision) {
    setDecided((all) => new Map([...all].filter(([id]) => !entries.some((entry) => entry.id === id))));
  }

  useEffect(() => {
    const sendNow = () => void send();
    window.addEventListener('pagehide', sendNow);
    return () => {
      window.removeEventListener('pagehide', sendNow);
      sendNow();
    };
  }, [send]);
  useEffect(() => session.beforeSignOut(send), [session, send]);

  const [isOn] = useShortcutsSwitch();
  useHotkeys(KEYS.undo, undo, { enabled: isOn, ignoreEventWhen: isInDialog });
  useHotkeys(UNDO_ANYWAY, undo, {
    enabled: waiting !== null,
    ignoreEventWhen: isInDialog,
    preventDefault: true,
  });

  const decisions = useMemo(
    () => ({ decided, waiting, decide, undo, send }),
    [decided, waiting, decide, undo, send],
  );
  return <DecisionsContext value={decisions}>{children}</DecisionsContext>;
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]') !== null
  );
}
