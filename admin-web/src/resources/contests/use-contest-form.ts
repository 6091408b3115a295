import { useRef, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { readServerFaults } from '../../components/server-faults';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import type { Contest, ContestDetails } from '../../records';
import { translations } from '../../translations';
import {
  findDraftFaults,
  labelled,
  toDetails,
  toDraft,
  withLabels,
  type ContestDraft,
  type ContestFaults,
  type ContestField,
} from './contest-draft';

const t = translations.contests;

/** What is typed, what is wrong with it, and whether it is saved. */
export function useContestForm(initial: ContestDraft, save: (details: ContestDetails) => Promise<Contest>) {
  const [saved, setSaved] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<ContestFaults>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const notify = useNotify();
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  useUnsavedChanges(isChanged);

  function change<Field extends ContestField>(field: Field, value: ContestDraft[Field]) {
    setDraft((all) => ({ ...all, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  }

  function refuse(found: ContestFaults, sentence: string) {
    setFaults(found);
    notify(sentence, { type: 'error' });
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = findDraftFaults(draft);
    const [sentence] = Object.values(found);
    if (sentence) return refuse(found, sentence);
    setSaving(true);
    try {
      const now = toDraft(await save(toDetails(draft)));
      setSaved(now);
      // What has been typed since stays, and stays unsaved.
      setDraft((all) => (all === draft ? now : all));
      setFaults({});
    } catch (error) {
      const found = readServerFaults(error);
      refuse(withLabels(found?.fields ?? {}), labelled(found?.message ?? t.saveFailed));
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    draft,
    faults,
    isChanged,
    isSaving,
    change,
    submit: (event: FormEvent) => void submit(event),
  };
}
