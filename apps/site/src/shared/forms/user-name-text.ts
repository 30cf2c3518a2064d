/** A mobile number in groups that the eye can hold: `234 803 123 4567`. */
export function userNameText(userName: string): string {
  return userName.replace(/(\d{3})(?=\d{3})/g, '$1 ');
}
