import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { isChangedMeanwhile } from '../../../lib/reason-of';
import { useSaveRecord } from '../use-save-record';
import type { Conflict } from './conflict';

interface Options<Item, Values> {
  resource: string;
  record: Item;
  toValues: (record: Item) => Values;
  toData: (values: Values) => object;
  onSaved: () => void;
}

/**
 * Saves the version of a record that the form began from. If somebody else has saved another one meanwhile, returns both
 * texts for `ConflictDialog`. The version is not that of the cached record, which may be newer than the form.
 */
export function useVersionedSave<Item extends RaRecord & { version: string }, Values>({
  resource,
  record,
  toValues,
  toData,
  onSaved,
}: Options<Item, Values>) {
  const saveRecord = useSaveRecord<Item>(resource);
  const dataProvider = useDataProvider();
  const [stored, setStored] = useState(record);
  const [found, setFound] = useState<{ conflict: Conflict<Values>; theirs: Item } | null>(null);

  async function save(values: Values): Promise<Values | undefined> {
    try {
      const saved = await saveRecord(toData(values), stored);
      setStored(saved);
      onSaved();
      return toValues(saved);
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const { data: theirs } = await dataProvider.getOne<Item>(resource, { id: stored.id });
      setFound({ conflict: { before: toValues(stored), mine: values, theirs: toValues(theirs) }, theirs });
      return undefined;
    }
  }

  return {
    /** The record that the form began from, or that it saved last. */
    stored,
    save,
    /** Continues from a record that another act has stored. */
    adopt: setStored,
    conflict: found && found.conflict,
    /** Continues from what was saved meanwhile. */
    acceptTheirs() {
      if (found) setStored(found.theirs);
      setFound(null);
    },
    /** The form stays as it is, and its next save finds the conflict again. */
    dismiss: () => setFound(null),
  };
}
