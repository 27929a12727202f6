/** Links that the server sends by e-mail: what they are for stands after the #, which no server gets to see. */

export interface MailLink {
  purpose: 'reset' | 'confirm' | 'unsubscribe';
  token: string;
}

export function mailLinkIn(hash: string): MailLink | null {
  const found = /^#(reset|confirm|unsubscribe)=([\w.-]+)$/.exec(hash);
  return found?.[2] ? { purpose: found[1] as MailLink['purpose'], token: found[2] } : null;
}
