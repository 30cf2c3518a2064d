import type { QueryClient } from './query-client.ts';

export interface MutationOptions<Data, Input> {
  mutationFn: (input: Input) => Promise<Data>;
  /** Before the request. */
  onMutate?: (input: Input) => unknown;
  /** All of them are called wherever the page has gone meanwhile. The mutation is over when what they return is. */
  onSuccess?: (data: Data, input: Input) => unknown;
  onError?: (error: Error, input: Input) => unknown;
  onSettled?: (data: Data | undefined, error: Error | null, input: Input) => unknown;
}

/** For one time, and only while the component is there. */
export type MutateOptions<Data, Input> = Pick<MutationOptions<Data, Input>, 'onSuccess' | 'onError' | 'onSettled'>;

export interface MutationState<Data, Input> {
  status: 'idle' | 'pending' | 'error' | 'success';
  data: Data | undefined;
  error: Error | null;
  variables: Input | undefined;
}

const idle = { status: 'idle', data: undefined, error: null, variables: undefined } as const;

/** Changes something on the server for one component, which sees its last try. */
export class MutationObserver<Data, Input> {
  readonly #client: QueryClient;
  options: MutationOptions<Data, Input>;
  #state: MutationState<Data, Input> = idle;
  #listener: (() => void) | undefined;
  /** What earlier tries come to is not shown. */
  #lastTry = 0;

  constructor(client: QueryClient, options: MutationOptions<Data, Input>) {
    this.#client = client;
    this.options = options;
  }

  readonly state = (): MutationState<Data, Input> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  };

  readonly reset = (): void => {
    this.#lastTry += 1;
    this.#show(idle);
  };

  readonly mutate = (input: Input, once: MutateOptions<Data, Input> = {}): void => {
    this.#lastTry += 1;
    const own = this.#lastTry;
    const end = (state: Partial<MutationState<Data, Input>>, tell: () => void) => {
      if (this.#lastTry !== own) return;
      this.#show({ ...this.#state, ...state });
      if (this.#listener) tell();
    };
    this.#show({ ...idle, status: 'pending', variables: input });
    this.#run(input).then(
      (data) =>
        end({ status: 'success', data }, () => {
          once.onSuccess?.(data, input);
          once.onSettled?.(data, null, input);
        }),
      (error: Error) => {
        end({ status: 'error', error }, () => {
          once.onError?.(error, input);
          once.onSettled?.(undefined, error, input);
        });
        this.#client.tellFailure(error);
      },
    );
  };

  async #run(input: Input): Promise<Data> {
    try {
      // Options that were set while it runs have what the component knows by then.
      await this.options.onMutate?.(input);
      const data = await this.options.mutationFn(input);
      await this.options.onSuccess?.(data, input);
      await this.options.onSettled?.(data, null, input);
      return data;
    } catch (error) {
      await this.options.onError?.(error as Error, input);
      await this.options.onSettled?.(undefined, error as Error, input);
      throw error;
    }
  }

  #show(state: MutationState<Data, Input>): void {
    this.#state = state;
    this.#listener?.();
  }
}
