import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAddUndoableMutation, useDataProvider, useEvent, useNotify } from 'react-admin';
import { Toast } from '../../../components/toast';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry, EntryStatus } from '../../../records';
import { sentences } from '../../../sentences';
import { useReloadEntries } from '../use-reload-entries';
import { DecisionToast } from './decision-toast';
import { explainFailure, listFailures, type Failure } from './failure';
import { LEADS_TO, type EntryVerb } from './transitions';

const words = sentences.entries;

interface Decision {
  entries: Entry[];
  verb: EntryVerb;
}

interface Decisions {
  /** What has been decided on entries, and does not yet show in what the server has said of them. */
  decided: ReadonlyMap<string, EntryStatus>;
  decide: (entries: Entry[], verb: EntryVerb) => void;
}

const DecisionsContext = createContext<Decisions | null>(null);

export function useDecisions(): Decisions {
  const decisions = use(DecisionsContext);
  if (!decisions) throw new Error('useDecisions outside of DecisionsProvider');
  return decisions;
}

/**
 * The owner's decisions on their way to the server. A decision sends a mail, which nobody can take back, so it leaves
 * only when its message with Undo has gone; a new decision, and leaving the page, send it at once. Until the lists
 * have been loaded again it is laid over what they show, whatever else reloads them in the meantime.
 */
export function DecisionsProvider({ children }: { children: ReactNode }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const reloadEntries = useReloadEntries();
  const [decided, setDecided] = useState<Decisions['decided']>(new Map());
  const waiting = useRef(new Set<Decision>());

  const decide = useEvent((entries: Entry[], verb: EntryVerb) => {
    const decision = { entries, verb };
    waiting.current.add(decision);
    setDecided((all) => new Map([...all, ...entries.map(({ id }) => [id, LEADS_TO[verb]] as const)]));
    addUndoable(() => void send(decision));
    notify(<DecisionToast text={describe(decision)} onUndo={() => undo(decision)} />, { undoable: true });
  });

  function undo(decision: Decision) {
    if (!waiting.current.delete(decision)) return;
    lift(decision);
    notify(words.undone);
  }

  const send = useEvent(async (decision: Decision) => {
    if (!waiting.current.delete(decision)) return;
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
    const sendAll = () => waiting.current.forEach((decision) => void send(decision));
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, [send]);

  const decisions = useMemo(() => ({ decided, decide }), [decided, decide]);
  return <DecisionsContext value={decisions}>{children}</DecisionsContext>;
}

function describe({ entries, verb }: Decision): string {
  const [entry, ...others] = entries;
  return entry && others.length === 0
    ? words.because(entry.name, words.done[verb])
    : words.doneTo[verb](entries.length);
}
