import { clockTime, instantOf } from '@paattu/shared/calendar';
import type { ContestLife } from '@paattu/shared/contest-state';
import { DEFAULT_LOCALE, type Locale, locales } from '@paattu/shared/locales';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Lightbox } from '../../../components/lightbox';
import { SitePreview } from '../../../components/site-preview';
import { isCompleteDateTime } from '../../../lib/date-time-input';
import { languageName } from '../../../lib/language-name';
import type { Contest } from '../api';
import { contestSentences } from '../sentences';
import { commonSentences } from '../../../lib/sentences';
import type { ContestDraft } from '../contest-draft';
import { clockTimeInWords } from '../value-in-words';
import { usePublicContest } from '../use-public-contest';
import { contestAt } from './contest-at';
import { nextContest } from './life-of';

const t = contestSentences.timeline;

interface Props {
  draft: ContestDraft;
  contest: Contest | undefined;
  life: ContestLife;
  others: readonly Contest[];
  /** The instant to begin with, in milliseconds. */
  instant: number;
  onClose: () => void;
}

/** The site's own screen of this contest at a time that can be changed. */
export function SiteOnDialog({ draft, contest, life, others, instant, onClose }: Props) {
  const { timeZone } = draft;
  const [time, setTime] = useState(() => clockTime(instant, timeZone).replace(/:00$/, ''));
  const [language, setLanguage] = useState<Locale>(DEFAULT_LOCALE);
  const now = isCompleteDateTime(time) ? instantOf(time, timeZone) : null;
  // Without it, the site is that of the form alone.
  const { data: announced } = usePublicContest(contest);
  const shown = now === null ? null : contestAt(draft, contest, life, now, announced);
  const isAfterwards = now !== null && life.nextAnnouncedAt !== null && life.nextAnnouncedAt <= now;

  return (
    <Lightbox title={now === null ? t.siteOnSome : t.siteOn(clockTimeInWords(time))} isOpen onClose={onClose}>
      <Box sx={fieldsSx}>
        <TextField
          type="datetime-local"
          label={t.time}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          helperText={contestSentences.inZone(timeZone)}
        />
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label={commonSentences.language}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Locale)}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale)}
            </option>
          ))}
        </TextField>
      </Box>
      {shown?.state === 'scheduled' && <Typography>{t.notYet}</Typography>}
      {shown && isAfterwards && (
        <Typography>{t.afterwards(nextContest(shown.announceAt, contest, others)?.title ?? '')}</Typography>
      )}
      {shown && shown.state !== 'scheduled' && !isAfterwards && (
        <SitePreview show={({ ContestPreview }) => <ContestPreview contest={shown} language={language} />} />
      )}
    </Lightbox>
  );
}

const fieldsSx = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  mt: 0.5,
  mb: 2.5,
  gridTemplateColumns: { sm: 'max-content max-content' },
};
