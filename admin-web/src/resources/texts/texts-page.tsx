import { Box } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useRecordToEdit } from '../../components/use-record-to-edit';
import type { SiteTextsRecord } from './api';
import { useOtherTabs } from './other-tabs';
import { siteTextSentences as t } from './sentences';
import { TextsForm } from './texts-form';

/** The texts of the site, page by page: a draft in both languages, which is published as a whole. */
export function TextsPage() {
  const query = useRecordToEdit<SiteTextsRecord>('texts', 'site');
  const { refetch } = query;
  const place = useRef<HTMLDivElement>(null);
  const [begins, setBegins] = useState(0);
  // The button that begins again disappears with the form.
  useKeptFocus(place, begins, 'input');

  const look = useCallback(() => void refetch(), [refetch]);
  const tellOtherTabs = useOtherTabs(look);
  // Another device may have saved meanwhile.
  useEffect(() => {
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [look]);

  async function beginAgain() {
    await refetch();
    setBegins((count) => count + 1);
  }

  return (
    <>
      {query.data === undefined && <PageHeader title={t.title} sentence={null} />}
      <Box ref={place}>
        <Loaded query={query} failure={t.loadFailed}>
          {(record) => (
            <TextsForm
              key={begins}
              record={record}
              onSaved={tellOtherTabs}
              onBeginAgain={() => void beginAgain()}
            />
          )}
        </Loaded>
      </Box>
    </>
  );
}
