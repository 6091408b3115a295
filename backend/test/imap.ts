import { type AddressInfo, createServer, type Socket } from 'node:net';

interface KeptEmail {
  uid: number;
  raw: Buffer;
  isSeen: boolean;
  isDeleted: boolean;
}

export interface TestImap {
  /** With the right password. */
  url: string;
  emails: KeptEmail[];
  receive(raw: string): void;
  stop(): Promise<void>;
}

/** Starts an IMAP server (RFC 3501) with one folder on a free port. It knows the commands that a mailbox of bounces needs. */
export async function startImap(): Promise<TestImap> {
  const emails: KeptEmail[] = [];
  const sockets = new Set<Socket>();
  let nextUid = 1;

  function answer(line: string): string[] {
    const [tag = '', name = '', ...rest] = line.split(' ');
    const isOfUid = name.toUpperCase() === 'UID';
    const command = (isOfUid ? (rest.shift() ?? '') : name).toUpperCase();
    const words = rest.join(' ');
    const done = `${tag} OK done`;
    const chosen = () => emails.filter(({ uid }) => String(uid) === rest[0]);
    const numberOf = (email: KeptEmail) => emails.indexOf(email) + 1;
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1', done];
      case 'LOGIN':
        return [words.includes('rain') ? done : `${tag} NO [AUTHENTICATIONFAILED] wrong password`];
      case 'LIST':
      case 'LSUB':
        return ['* LIST (\\HasNoChildren) "/" INBOX', done];
      case 'SELECT':
      case 'EXAMINE':
        return [
          '* FLAGS (\\Seen \\Deleted)',
          `* ${emails.length} EXISTS`,
          '* 0 RECENT',
          '* OK [UIDVALIDITY 1]',
          `* OK [UIDNEXT ${nextUid}]`,
          `${tag} OK [READ-WRITE] done`,
        ];
      case 'SEARCH':
        return [`* SEARCH ${emails.flatMap(({ uid, isSeen }) => (isSeen ? [] : [uid])).join(' ')}`, done];
      case 'FETCH': {
        const [, start, length] = /<(\d+)\.(\d+)>/.exec(words) ?? [];
        return [
          ...chosen().map((email) => {
            const part =
              start === undefined
                ? email.raw
                : email.raw.subarray(Number(start), Number(start) + Number(length));
            const section = start === undefined ? 'BODY[]' : `BODY[]<${start}>`;
            return `* ${numberOf(email)} FETCH (UID ${email.uid} ${section} {${part.length}}\r\n${part.toString('latin1')})`;
          }),
          done,
        ];
      }
      case 'STORE':
        for (const email of chosen()) {
          if (/\\seen/i.test(words)) email.isSeen = true;
          if (/\\deleted/i.test(words)) email.isDeleted = true;
        }
        return [done];
      case 'EXPUNGE': {
        const deleted = emails.filter(({ isDeleted }) => isDeleted);
        const lines = deleted.map((email) => {
          const number = numberOf(email);
          emails.splice(number - 1, 1);
          return `* ${number} EXPUNGE`;
        });
        return [...lines, done];
      }
      case 'LOGOUT':
        return ['* BYE', done];
      case 'NOOP':
      case 'CLOSE':
        return [done];
      default:
        return [`${tag} BAD ${command} is not known`];
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let waiting = '';
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString('latin1')).split('\r\n');
      waiting = lines.pop()!;
      for (const line of lines) socket.write(`${answer(line).join('\r\n')}\r\n`, 'latin1');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://bounces%40songs.example:rain@127.0.0.1:${port}`,
    emails,
    receive(raw) {
      emails.push({ uid: nextUid, raw: Buffer.from(raw), isSeen: false, isDeleted: false });
      nextUid += 1;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
