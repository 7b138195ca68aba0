/**
 * Asks a mail server whether it would take mail from us: connects, greets and signs in, and sends nothing. On a connection of its
 * own, so that the ones that mails go through are left alone.
 * @param patience in milliseconds, for each step
 * @throws nodemailer's error where it would not
 */
export async function askMailServer(url: string, patience: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
