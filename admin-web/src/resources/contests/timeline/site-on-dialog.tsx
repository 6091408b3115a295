import { clockTime, instantOf } from '@paattu/api-client/calendar';
import type { ContestLife } from '@paattu/api-client/contest-state';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Lightbox } from '../../../components/lightbox';
import { SitePreview } from '../../../components/site-preview';
import { isCompleteDateTime } from '../../../lib/date-time-input';
import type { Contest } from '../../../records';
import { translations } from '../../../translations';
import type { ContestDraft } from '../contest-draft';
import { clockTimeInWords } from '../value-in-words';
import { contestAt } from './contest-at';
import { nextContest } from './life-of';

const t = translations.contests.timeline;

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
  const now = isCompleteDateTime(time) ? instantOf(time, timeZone) : null;
  const shown = now === null ? null : contestAt(draft, contest, life, now);
  const isAfterwards = now !== null && life.nextAnnouncedAt !== null && life.nextAnnouncedAt <= now;

  return (
    <Lightbox title={now === null ? t.siteOnSome : t.siteOn(clockTimeInWords(time))} isOpen onClose={onClose}>
      <TextField
        type="datetime-local"
        label={t.time}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        helperText={translations.contests.inZone(timeZone)}
        sx={{ mt: 0.5, mb: 2.5 }}
      />
      {shown?.state === 'scheduled' && <Typography>{t.notYet}</Typography>}
      {shown && isAfterwards && (
        <Typography>{t.afterwards(nextContest(shown.announceAt, contest, others)?.title ?? '')}</Typography>
      )}
      {shown && shown.state !== 'scheduled' && !isAfterwards && (
        <SitePreview
          show={({ ContestPreview }) =>
            ContestPreview ? <ContestPreview contest={shown} /> : <Typography>{t.noPreview}</Typography>
          }
        />
      )}
    </Lightbox>
  );
}
