import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory and time that guidance for sign-in forms asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash, for a number that nobody has, it takes just as long and says no. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

export async function createPasswords(): Promise<Passwords> {
  const nobodys = await hash('the password of nobody', cost);
  return {
    hash: (password) => hash(password, cost),
    async matches(password, passwordHash) {
      const matched = await verify(passwordHash ?? nobodys, password);
      return matched && passwordHash !== undefined;
    },
  };
}
