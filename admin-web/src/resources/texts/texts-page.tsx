import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import type { SiteTextsRecord } from './api';
import { siteTextSentences as t } from './sentences';
import { TextsForm } from './texts-form';

/** The texts of the site: a draft in both languages, which is published as a whole. */
export function TextsPage() {
  const query = useRecordToEdit<SiteTextsRecord>('texts', 'site');
  const place = useRef<HTMLDivElement>(null);
  const [discards, setDiscards] = useState(0);
  // The button that discards disappears with the form.
  useKeptFocus(place, discards, 'input');

  async function beginAgain() {
    await query.refetch();
    setDiscards(discards + 1);
  }

  return (
    <>
      <PageHeader title={t.title} />
      <Typography sx={{ mb: 1, maxWidth: '66ch' }}>{t.intro}</Typography>
      <Box ref={place}>
        <Loaded query={query} failure={t.loadFailed}>
          {(record) => <TextsForm key={discards} record={record} onDiscarded={() => void beginAgain()} />}
        </Loaded>
      </Box>
    </>
  );
}
