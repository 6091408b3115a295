import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { prepareFile } from '../../../components/file/file-rules';
import { SONG_FIELDS } from '../song-fields';
import type { UploadValues } from '../validation';
import { NO_TAGS, readTags, type Tags } from './read-tags';
import { titlesOfName } from './title-of-name';

export type Origin = 'tags' | 'name' | 'site';
/** The fields that a file fills. */
export type FilledField = keyof Tags;
type Filled = Record<FilledField, { value: string | File | null; origin: Origin }>;

const FILLED_FIELDS: readonly FilledField[] = [
  ...SONG_FIELDS.filter((field) => field in NO_TAGS),
  'cover',
] as FilledField[];

/** What the form is filled from: nothing until a file is read. */
interface Source {
  file: File | null;
  tags: Tags;
}

const NOTHING: Source = { file: null, tags: NO_TAGS };

/**
 * Fills the fields of the form from its audio file, and says where each value comes from. Values that the owner typed or chose
 * stay. Another file replaces the values of the file before it. `told` names the fields that the file filled. `reading` ends
 * when the form has all values of the file.
 */
export function useFilledFields(
  names: readonly string[],
  reading: RefObject<Promise<void> | null>,
): { origins: Partial<Record<FilledField, Origin>>; told: FilledField[] } {
  const { getValues, setValue, resetField } = useFormContext<UploadValues>();
  const { isSubmitting } = useFormState();
  const values = useWatch<UploadValues>() as UploadValues;
  const { audio } = values;
  const known = names.join('\n');
  const [filled, setFilled] = useState(() => filledBy(NOTHING, names));
  // A file can be read before React renders what the one before it filled.
  const latest = useRef({ source: NOTHING, filled });

  const [told, setTold] = useState<FilledField[]>([]);

  const show = useEvent((from: Source = latest.current.source) => {
    const { source, filled } = latest.current;
    const next = filledBy(from, names);
    const ofFile: FilledField[] = [];
    for (const field of FILLED_FIELDS) {
      const [present, { value, origin }] = [getValues(field), next[field]];
      // What the owner has emptied is filled again by another file alone.
      const isOwn = present !== filled[field].value && (present || from !== NOTHING);
      if (isOwn || present === value) continue;
      // Neither nothing nor the name of the site is a change that leaving the page would lose.
      if (!value || origin === 'site') resetField(field, { defaultValue: value as never });
      // What was blank had an error, perhaps.
      else {
        setValue(field, value as never, { shouldDirty: true, shouldValidate: true });
        ofFile.push(field);
      }
    }
    if (from !== source) setTold(ofFile);
    latest.current = { source: from, filled: next };
    setFilled(next);
  });

  const finish = useEvent((file: File, tags: Tags | null, cover: File | null) => {
    // The form keeps what is being sent.
    if (isSubmitting) return;
    show({ file, tags: { ...(tags ?? NO_TAGS), cover } });
    setValue('withoutTags', tags !== null);
  });

  useEffect(() => {
    let isWanted = true;
    async function read(file: File) {
      const tags = await readTags(file);
      const cover = tags?.cover && (await prepareFile('cover', tags.cover));
      if (isWanted) finish(file, tags, cover instanceof File ? cover : null);
    }
    // At once, so that nothing of the file before is sent with this one.
    setValue('withoutTags', false);
    show(NOTHING);
    reading.current = audio && read(audio);
    return () => {
      isWanted = false;
    };
  }, [audio, reading, setValue, show, finish]);

  // The name of the site can arrive later than the file.
  useEffect(() => show(), [known, show]);

  const origins = Object.fromEntries(
    FILLED_FIELDS.flatMap((field) => {
      const { value, origin } = filled[field];
      return value && values[field] === value ? [[field, origin]] : [];
    }),
  );
  return { origins, told };
}

/** The first of the names is the artist's. */
function filledBy({ file, tags }: Source, names: readonly string[]): Filled {
  const fromTags = (field: FilledField) => ({ value: tags[field], origin: 'tags' as const });
  const ofName = file ? titlesOfName(file.name, [...names, tags.artist].filter(Boolean)) : NO_TAGS;
  const titleOf = (field: 'title' | 'titleMalayalam') =>
    tags.title ? fromTags(field) : { value: ofName[field], origin: 'name' as const };
  return {
    title: titleOf('title'),
    titleMalayalam: titleOf('titleMalayalam'),
    artist: tags.artist ? fromTags('artist') : { value: names[0] ?? '', origin: 'site' },
    releaseDate: fromTags('releaseDate'),
    description: fromTags('description'),
    cover: fromTags('cover'),
  };
}
