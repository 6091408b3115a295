import type { Locale } from '@paattu/shared/locales';
import { ownTextsOf } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts, SiteTextKey } from '@paattu/shared/site-texts/site-texts';
import type { TypedDraft } from '@paattu/shared/site-texts/typed-draft';
import { Box, ToggleButton, ToggleButtonGroup, useMediaQuery } from '@mui/material';
import { type FocusEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConflictDialog } from '../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveBar } from '../../components/form/save-bar';
import { useFieldToShow, useOpenField } from '../../components/form/wanted-field';
import { PublishTexts } from './acts/publish-texts';
import { UndoPage } from './acts/undo-page';
import type { SiteTextsRecord } from './api';
import { KeptNotice, SavedElsewhere } from './kept-notices';
import { type KeptTexts, useTextsKeeper } from './kept-texts';
import { localeOfKey } from './missing-texts';
import { FormerNameLine, TextsHeader } from './texts-header';
import { PageChoice } from './page-choice';
import { PageFields } from './page-fields';
import { PublishedValues } from './published-values';
import { siteTextSentences as t } from './sentences';
import { SiteFrame } from '../../components/site-frame/site-frame';
import { toggleSx } from '../../lib/toggle-styles';
import { keyOfField, pageOfField, SITE_PAGES, type SitePageName } from './site-pages';
import { textOfField } from './text-of-field';
import { type TextValues, toData, toValues, valuesOf } from './text-values';
import { TextsState } from './texts-state';
import { validateTexts } from './validate-texts';
import { valueInWords } from './value-in-words';

interface Props {
  record: SiteTextsRecord;
  onSaved: () => void;
  /** The form begins again from what is stored. */
  onBeginAgain: () => void;
}

export function TextsForm({ record, onSaved, onBeginAgain }: Props) {
  const formId = useId();
  const notify = useNotify();
  const keeper = useTextsKeeper();
  const [kept] = useState<KeptTexts | null>(keeper.read);
  const [begun] = useState(kept?.record ?? record);
  const published = useMemo(() => valuesOf(record.published as OwnTexts), [record.published]);
  const { save, stored, conflict, acceptTheirs, dismiss } = useVersionedSave<SiteTextsRecord, TextValues>({
    resource: 'texts',
    record: begun,
    toValues,
    toData,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  async function saveAndForget(values: TextValues): Promise<TextValues | undefined> {
    const saved = await save(values);
    if (saved) {
      keeper.forget(values);
      onSaved();
    }
    return saved;
  }

  return (
    <PublishedValues value={published}>
      <ConsoleForm
        id={formId}
        label={t.title}
        defaultValues={toValues(begun)}
        validate={validateTexts}
        save={saveAndForget}
        failed={t.saveFailed}
        sx={{ display: 'grid', columnGap: 2, rowGap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <TextsHeader record={record} />
        <KeptNotice kept={kept} record={stored} onTakeBack={onBeginAgain} />
        {stored.version !== record.version && <SavedElsewhere onShow={onBeginAgain} />}
        <Editor record={record} onBeginAgain={onBeginAgain}>
          {(page) => (
            <SaveBar
              formId={formId}
              labels={t.fields}
              label={t.saveDraft}
              before={<UndoPage page={page} />}
              isKept={record.draft !== null}
            >
              {record.draft && <PublishTexts record={record} onPublished={onSaved} />}
            </SaveBar>
          )}
        </Editor>
        {conflict && (
          <ConflictDialog
            conflict={conflict}
            labels={t.fields}
            format={valueInWords}
            onChosen={acceptTheirs}
            onClose={dismiss}
            formId={formId}
          />
        )}
      </ConsoleForm>
    </PublishedValues>
  );
}

interface EditorProps {
  record: SiteTextsRecord;
  onBeginAgain: () => void;
  children: (page: SitePageName) => React.ReactNode;
}

/** The texts of one page, and the page itself: beside them, or one press away where there is no room. */
function Editor({ record, onBeginAgain, children }: EditorProps) {
  const isWide = useMediaQuery('(min-width: 1180px)', { noSsr: true });
  const [page, setPage] = useState<SitePageName>('home');
  const [locale, setLocale] = useState<Locale>('en');
  const [field, setField] = useState<string | null>(null);
  const [shown, setShown] = useState<'texts' | 'page'>('texts');
  const open = useOpenField();
  useFieldToShow((name) => {
    setPage((before) => pageOfField(name) ?? before);
    setShown('texts');
  });

  function choose(chosen: SitePageName) {
    setPage(chosen);
    setField(null);
  }

  function noteFocus({ target }: FocusEvent<HTMLElement>) {
    const name = target.getAttribute('name');
    const key = name === null ? undefined : keyOfField(name);
    if (!key) return;
    setField(name);
    if (isPaired(key)) setLocale(localeOfKey(key));
  }

  const hasTexts = isWide || shown === 'texts';
  const hasPage = isWide || shown === 'page';
  return (
    <>
      <FormerNameLine onOpen={open} />
      <Box sx={isWide ? besideSx : stackSx}>
        <Box sx={stackSx}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between' }}>
            <PageChoice page={page} onChoose={choose} />
            {!isWide && (
              <ToggleButtonGroup
                exclusive
                aria-label={t.textsOrPage}
                value={shown}
                onChange={(_, chosen: typeof shown | null) => chosen && setShown(chosen)}
                sx={toggleSx}
              >
                <ToggleButton value="texts">{t.showTexts}</ToggleButton>
                <ToggleButton value="page">{t.showPage}</ToggleButton>
              </ToggleButtonGroup>
            )}
          </Box>
          <Box onFocus={noteFocus} sx={hasTexts ? { ...stackSx, gap: 4 } : hiddenSx}>
            <PageFields page={page} />
            <TextsState record={record} onBeginAgain={onBeginAgain} />
          </Box>
        </Box>
        {hasPage && (
          <Box sx={isWide ? stickySx : undefined}>
            <TypedFrame
              page={page}
              locale={locale}
              onLocale={setLocale}
              field={field}
              portrait={String((record.draft ?? record.published).portrait)}
            />
          </Box>
        )}
      </Box>
      {children(page)}
    </>
  );
}

interface FrameProps {
  page: SitePageName;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** The name of the field that has or last had the focus. */
  field: string | null;
  /** Another one of the stored draft, after which the page loads again. */
  portrait: string;
}

function TypedFrame({ page, locale, onLocale, field, portrait }: FrameProps) {
  const values = useDeferredValue(useWatch() as TextValues);
  const typed = useMemo((): TypedDraft => {
    const key = field === null ? undefined : keyOfField(field);
    return {
      type: 'paattu-typed-draft',
      texts: ownTextsOf(toData(values)),
      at: key && field !== null ? { key, text: textOfField(field, values) } : null,
    };
  }, [values, field]);
  return (
    <SiteFrame
      label={t.preview}
      title={t.pages[page]}
      path={SITE_PAGES[page].path}
      locale={locale}
      onLocale={onLocale}
      typed={typed}
      stored={portrait}
      openLabel={t.openPage}
    />
  );
}

const isPaired = (key: SiteTextKey): boolean => key.endsWith('Malayalam') || `${key}Malayalam` in t.fields;

const hiddenSx = { display: 'none' };

const stackSx = { display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' };

/** The preview is as wide as a phone, with its border. */
const besideSx = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 4, xl: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 392px', xl: 'minmax(0, 1fr) minmax(392px, 38rem)' },
};

const stickySx = { position: 'sticky', top: 'calc(var(--top-bar, 5rem) + 1rem)', minWidth: 0 };
