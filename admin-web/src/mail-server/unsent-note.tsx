import { useMay } from '../components/use-may';
import { MailServerLink } from './mail-server-link';

/** In place of the promise of an email, on a site without a mail server. The owner may set one. */
export function UnsentNote({ sentence }: { sentence: string }) {
  const mayManage = useMay('site.manage');
  // No variable of the server sets what is not there.
  return (
    <>
      {sentence} {mayManage && <MailServerLink isFixed={false} />}
    </>
  );
}
