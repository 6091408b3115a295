import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAddUndoableMutation, useDataProvider, useEvent, useNotify } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Toast } from '../../../components/toast';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry } from '../../../records';
import { sentences } from '../../../sentences';
import { KEYS } from '../shortcuts/keys';
import { useShortcutsSwitch } from '../shortcuts/use-shortcuts-switch';
import { useReloadEntries } from '../use-reload-entries';
import { DecisionToast } from './decision-toast';
import { DecisionsContext, type Decision, type Decisions } from './decisions';
import { explainFailure, listFailures, type Failure } from './failure';
import { LEADS_TO, type EntryVerb } from './transitions';

const words = sentences.entries;

/**
 * The owner's decisions on their way to the server. A decision sends a mail, which nobody can take back, so it leaves
 * only when its message with Undo has gone; the next decision, and leaving the page, send it at once. Until the lists
 * have been loaded again it is laid over what they show, whatever else reloads them in the meantime.
 */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
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
    if (latest.current) void send(latest.current);
    const decision = { entries, verb };
    keep(decision);
    setDecided((all) => new Map([...all, ...entries.map(({ id }) => [id, LEADS_TO[verb]] as const)]));
    addUndoable(() => void send(decision));
    notify(<DecisionToast decision={decision} />, { undoable: true });
  });

  const undo = useEvent(() => {
    if (!latest.current) return;
    lift(latest.current);
    keep(null);
    notify(words.undone);
  });

  const send = useEvent(async (decision: Decision) => {
    if (latest.current !== decision) return;
    keep(null);
    const { entries, verb } = decision;
    const results = await Promise.all(entries.map((entry) => moderate(entry, verb)));
    const failures = results.filter((result) => result !== null);
    await reloadEntries();
    lift(decision);
    if (failures.length === 0) return;
    const title = failures.every(({ isConflict }) => isConflict)
      ? words.changedMeanwhile
      : words.updateFailed;
    notify(<Toast title={title} text={listFailures(failures)} />, { type: 'error' });
  });

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
    const sendLatest = () => latest.current && void send(latest.current);
    window.addEventListener('pagehide', sendLatest);
    return () => {
      window.removeEventListener('pagehide', sendLatest);
      sendLatest();
    };
  }, [send]);

  const [isOn] = useShortcutsSwitch();
  useHotkeys(KEYS.undo, undo, { enabled: isOn });

  const decisions = useMemo(() => ({ decided, waiting, decide, undo }), [decided, waiting, decide, undo]);
  return <DecisionsContext value={decisions}>{children}</DecisionsContext>;
}
