import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { siteNameIn } from '@paattu/shared/site-texts/names';
import { consoleLanguage } from '../../../lib/language';
import { usePublishedTexts } from '../../../components/use-published-texts';
import { useTotal } from '../../../components/use-total';
import { UserContext } from '../../../components/use-may';
import { useRequests } from '../../../data-provider/use-requests';
import { formatDate, nameOfZone } from '../../../lib/format';
import { siteZone } from '../../../lib/site-zone';
import { isMissing } from '../../../mail-server/use-mail';
import { useVisibility } from '../../../visibility/use-visibility';
import { CARE_KEY, careRequests } from '../../care/api';
import { settingsRequests } from '../api';
import { settingsSentences } from '../sentences';
import { useSettings } from '../use-settings';

const t = settingsSentences.all;

export type SettingName = keyof typeof t.rows;

interface Value {
  text: string;
  /** The owner should look at it. */
  needsCare?: boolean;
}

/** The present values of the settings. One that is not known, or that is no single word, is left out. `isPending` until it is known whether there is a backup. */
export function useSettingValues(): { values: Partial<Record<SettingName, Value>>; isPending: boolean } {
  const requests = useRequests(settingsRequests);
  const { loadCare } = useRequests(careRequests);
  const user = use(UserContext);
  const { data: settings } = useSettings();
  const { data: visibility } = useVisibility();
  const { data: notices } = useQuery({
    queryKey: ['notices', 'value'],
    queryFn: () => requests.loadNotices(),
    staleTime: 0,
  });
  const { data: care, isPending } = useQuery({ queryKey: CARE_KEY, queryFn: () => loadCare(), staleTime: 0 });
  const { data: moderators } = useTotal('moderators', { status: 'active' }, { field: 'invitedAt' });
  const { data: tokens } = useTotal('tokens', { status: 'active' });
  const backup = care?.backups.find(({ verification }) => verification === 'good');
  const { data: texts } = usePublishedTexts();
  const { values } = t;

  const found = {
    ...(texts && { artist: { text: siteNameIn(texts, consoleLanguage()) } }),
    languages: { text: values.languages(nameOfZone(siteZone(), 'shortGeneric')) },
    ...(user?.email && { account: { text: user.email } }),
    ...(visibility && {
      visibility: visibility.isPublic
        ? { text: values.isPublic }
        : { text: values.isNotPublic, needsCare: true },
    }),
    ...(notices && { notices: { text: settingsSentences.notices.modes[notices.mode] } }),
    ...(moderators !== undefined && { team: { text: values.moderators(moderators) } }),
    ...(tokens !== undefined && { tokens: { text: values.tokens(tokens) } }),
    ...(care && {
      care: backup
        ? { text: values.backup(formatDate(backup.madeAt)) }
        : { text: values.noBackup, needsCare: true },
    }),
    ...(settings && valuesOf(settings)),
  };
  return { values: found, isPending };
}

function valuesOf({
  mail,
  youtube,
  storage,
  queue,
}: Awaited<ReturnType<ReturnType<typeof settingsRequests>['loadSettings']>>): Partial<
  Record<SettingName, Value>
> {
  const { values } = t;
  const works = storage.isWritable && queue.isReachable;
  return {
    email: isMissing(mail)
      ? { text: values.notSetUp, needsCare: true }
      : mail.problem || mail.smtpHost === null
        ? { text: values.fails, needsCare: true }
        : { text: mail.smtpHost },
    youtube: youtube.hasKey ? { text: values.set } : { text: values.notSetUp, needsCare: true },
    technical: works ? { text: values.works } : { text: values.fails, needsCare: true },
  };
}
