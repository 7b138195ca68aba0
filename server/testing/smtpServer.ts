import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** What a server says to an address: an answer to RCPT, or it breaks the line when it has read the mail. */
export type SmtpAnswer = { code: number; text: string } | 'break the line';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: Buffer;
}

/** A real mail server on loopback that keeps what it is given. */
export class SmtpSink {
  readonly received: ReceivedMail[] = [];
  /** How it treats some addresses; all others get what everybody gets. */
  readonly answers = new Map<string, SmtpAnswer>();
  /** What everybody gets; undefined where all are welcome. */
  toEverybody: SmtpAnswer | undefined;
  /** How long it thinks about each mail, in milliseconds. */
  delay = 0;
  /** How many mails it was reading at the same time, at most. */
  mostAtOnce = 0;
  #atOnce = 0;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const answer = this.#answerTo(address);
      if (!answer || answer === 'break the line') done();
      else done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        this.#atOnce--;
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        this.received.push({ from: mailFrom ? mailFrom.address : '', to, raw: Buffer.concat(pieces) });
        if (to.some((address) => this.#answerTo(address) === 'break the line')) this.#breakLine(session.id);
        else setTimeout(done, this.delay);
      });
    },
  });

  async start(): Promise<void> {
    // a line that breaks is what some tests are about
    this.#server.on('error', () => undefined);
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  stop = (): Promise<void> => new Promise((resolve) => this.#server.close(resolve));

  /** A mail as a mail program reads it. */
  read = (index = 0): Promise<Email> => PostalMime.parse(this.received[index]!.raw);

  #answerTo(address: string): SmtpAnswer | undefined {
    return this.answers.get(address) ?? this.toEverybody;
  }

  #breakLine(id: string): void {
    const connections = this.#server.connections as Set<{ id: string; close: () => void }>;
    for (const connection of connections) if (connection.id === id) connection.close();
  }
}
