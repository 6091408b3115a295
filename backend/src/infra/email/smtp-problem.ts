import { connectOutside } from './connect-outside.js';

/** Why a server takes no emails of this site: it rejects user or password, or it cannot be reached. */
export type SmtpProblem = 'log-in' | 'unreachable';

const TIMEOUTS = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 5_000,
  dnsTimeout: 5_000,
};

/**
 * Connects once and logs in, without sending.
 * @param isOutside whether it connects to the internet alone
 */
export async function findSmtpProblem(url: string, isOutside: boolean): Promise<SmtpProblem | null> {
  // The API sends no emails, so it loads the library when somebody asks.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    ...(isOutside && connectOutside(url)),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAUTH' ? 'log-in' : 'unreachable';
  } finally {
    transport.close();
  }
}
