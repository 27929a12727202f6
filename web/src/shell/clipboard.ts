/** Copies a text. Over plain http, as in a home network, there is no clipboard API; the old command still works. */
export async function copy(text: string, field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  field.select();
  return document.execCommand('copy');
}
