import { MAX_MILESTONES } from '@paattu/shared/site-texts/site-texts';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../components/form/form-field';
import type { Song } from '../../songs/api';
import { siteTextSentences } from '../sentences';
import { ItemList } from './item-list';

const t = siteTextSentences.milestone;
const NEW = { when: '', what: '', song: '' };
const MAX_SONGS = 100;

export function MilestoneList({ source }: { source: 'milestones' | 'milestonesMalayalam' }) {
  return (
    <ItemList
      source={source}
      maxItems={MAX_MILESTONES}
      newItem={NEW}
      nameOf={t.of}
      addLabel={t.add}
      fieldsOf={(path) => (
        <>
          <FormField source={`${path}.when`} label={t.when} required />
          <FormField source={`${path}.what`} label={t.what} required multiline />
          <SongField source={`${path}.song`} />
        </>
      )}
    />
  );
}

/** A chosen song stays in the list when it is no longer on the site. */
function SongField({ source }: { source: string }) {
  const chosen = useWatch({ name: source }) as string;
  const { data: songs = [] } = useGetList<Song>('songs', {
    pagination: { page: 1, perPage: MAX_SONGS },
    sort: { field: 'title', order: 'ASC' },
  });
  const isUnknown = chosen !== '' && !songs.some(({ slug }) => slug === chosen);

  return (
    <FormField source={source} label={t.song} select slotProps={selectProps}>
      <option value="">{t.noSong}</option>
      {isUnknown && <option value={chosen}>{t.unknownSong(chosen)}</option>}
      {songs.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </FormField>
  );
}

const selectProps = { select: { native: true }, inputLabel: { shrink: true } };
