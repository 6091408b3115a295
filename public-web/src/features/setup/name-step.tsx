import type { Schemas } from '@paattu/api-client';
import { MAX_TEXT_LENGTHS } from '@paattu/shared/site-texts/site-texts';
import { listZones, localZone } from '@paattu/shared/time-zones';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { BusyButton } from '../../components/busy-button';
import { useOpenPage } from '../../components/link';
import { LoadFailure } from '../../components/load-failure';
import { Spinner } from '../../components/spinner';
import { TextField } from '../../components/text-field';
import { Zari } from '../../components/zari';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';
import { useLocale } from '../../translations/use-translations';
import { pathOf, type Settings, StepButtons, StepFrame, useWay } from './step-frame';
import { useStepForm } from './use-step-form';
import { useSentences } from './use-sentences';

type AdminTexts = Schemas['AdminSiteTextsDto'];

/** The two languages of a text, side by side if there is room. */
const PAIR = 'grid gap-3 sm:grid-cols-2';

/** The name of the artist and one line in both languages, and the days of the site. */
export function NameStep({ settings }: { settings: Settings }) {
  const t = useSentences();
  const { api } = useServices();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['own texts'],
    queryFn: async () => unwrap(await api.GET('/api/admin/texts/site')),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <StepFrame step="name" title={t.name.title} text={t.name.text}>
      {data ? (
        <NameForm texts={data} timeZone={settings.timeZone} />
      ) : isLoadingError ? (
        <LoadFailure message={t.unexpected} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t.checking} />
      )}
    </StepFrame>
  );
}

function NameForm({ texts, timeZone }: { texts: AdminTexts; timeZone: string | null }) {
  const t = useSentences();
  const locale = useLocale();
  const { api, origin } = useServices();
  const open = useOpenPage();
  const queries = useQueryClient();
  const { isFromConsole, next = 'email' } = useWay('name');
  const own = texts.draft ?? texts.published;
  const form = useStepForm({
    initial: {
      nameMalayalam: own.nameMalayalam ?? '',
      name: own.name ?? '',
      tagline: own.tagline ?? '',
      taglineMalayalam: own.taglineMalayalam ?? '',
      timeZone: timeZone ?? localZone(),
    },
    check: ({ name, nameMalayalam }) =>
      name.trim() || nameMalayalam.trim() ? [] : [{ field: 'name', message: t.name.missing }],
    save: async ({ name, nameMalayalam, tagline, taglineMalayalam, timeZone }) => {
      // A visitor of the other language must not read the name of no one.
      const names = { name: name.trim() || nameMalayalam, nameMalayalam: nameMalayalam.trim() || name };
      const saved = unwrap(
        await api.PUT('/api/admin/texts/site', {
          body: { ...own, ...names, tagline, taglineMalayalam },
          headers: { 'if-match': `"${texts.version}"` },
        }),
      );
      if (saved.draft)
        unwrap(
          await api.POST('/api/admin/texts/site/publish', { headers: { 'if-match': `"${saved.version}"` } }),
        );
      unwrap(await api.PUT('/api/admin/settings/time-zone', { body: { timeZone } }));
    },
    onSaved: () => {
      // The frame of the page shows the name.
      void queries.invalidateQueries({ queryKey: ['texts'] });
      // The console is another application, so the browser must load it.
      if (isFromConsole) location.assign('/admin');
      else open(pathOf(next));
    },
  });
  const { name, nameMalayalam, tagline, taglineMalayalam } = form.values;
  const isMalayalam = locale === 'ml';
  const shown = isMalayalam ? nameMalayalam || name : name || nameMalayalam;
  return (
    <form noValidate className="form mt-6 max-w-xl" aria-label={t.steps.name} onSubmit={form.submit}>
      <div className={PAIR}>
        <TextField
          label={t.name.name}
          lang="en"
          autoComplete="name"
          maxLength={MAX_TEXT_LENGTHS.name}
          {...form.fieldOf('name')}
        />
        <TextField
          label={t.name.nameMalayalam}
          lang="ml"
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTHS.name}
          {...form.fieldOf('nameMalayalam')}
        />
      </div>
      <div className={PAIR}>
        <TextField
          label={t.name.tagline}
          hint={t.name.optional}
          lang="en"
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTHS.tagline}
          {...form.fieldOf('tagline')}
        />
        <TextField
          label={t.name.taglineMalayalam}
          hint={t.name.optional}
          lang="ml"
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTHS.tagline}
          {...form.fieldOf('taglineMalayalam')}
        />
      </div>
      <ZoneField {...form.fieldOf('timeZone')} />
      <div className="card mt-3 overflow-hidden">
        <Zari />
        <p className="px-5 pt-3 text-sm wrap-anywhere text-ink-2">{new URL(origin).host}</p>
        <div className="px-5 pt-2 pb-5">
          <p className="min-h-9 font-display text-2xl wrap-anywhere">{shown}</p>
          <p className="min-h-7 wrap-anywhere text-ink-2">{isMalayalam ? taglineMalayalam : tagline}</p>
        </div>
      </div>
      {form.alert && <p role="alert">{form.alert}</p>}
      <StepButtons step="name" mayWait>
        <BusyButton type="submit" busy={form.isPending}>
          {form.isPending ? t.saving : isFromConsole ? t.save : t.nextStep(t.steps[next])}
        </BusyButton>
      </StepButtons>
    </form>
  );
}

function ZoneField({ value, onValue }: { value: string; onValue(value: string): void }) {
  const t = useSentences();
  const id = useId();
  const zones = [...new Set([value, ...listZones()])].sort();
  return (
    <div className="field">
      <label htmlFor={id}>{t.name.timeZone}</label>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
      >
        {zones.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </select>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t.name.timeZoneHint}
      </p>
    </div>
  );
}
