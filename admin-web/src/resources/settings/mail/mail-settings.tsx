import { Loaded } from '../../../components/loaded';
import { PageHeader } from '../../../components/page-header';
import { doesFail } from '../../../mail-server/use-mail';
import { placeSentences } from '../../../lib/place-sentences';
import { settingsSentences } from '../sentences';
import { useSettings } from '../use-settings';
import { EmailSettings } from './email-settings';
import { NoticeSettings } from './notice-settings';

const t = settingsSentences;

/** Through which server emails leave, and which of them the owner gets. */
export function MailSettings() {
  const query = useSettings();
  const sentence = query.data && (doesFail(query.data.mail) ? t.mail.fails : t.mail.works);
  return (
    <>
      <PageHeader title={placeSentences.mailServer} sentence={sentence ?? null} />
      <Loaded query={query} failure={t.loadFailed}>
        {({ mail }) => (
          <>
            <EmailSettings mail={mail} />
            <NoticeSettings />
          </>
        )}
      </Loaded>
    </>
  );
}
