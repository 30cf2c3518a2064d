interface JustRegistered {
  userName: string;
  password: string;
}

let kept: JustRegistered | undefined;

/** What was typed into the registration form, for the sign-in that follows. It lives in this tab's memory and nowhere else. */
export function keepJustRegistered(typed: JustRegistered): void {
  kept = typed;
}

export function readJustRegistered(): JustRegistered | undefined {
  return kept;
}

/** It serves for one sign-in. */
export function forgetJustRegistered(): void {
  kept = undefined;
}
