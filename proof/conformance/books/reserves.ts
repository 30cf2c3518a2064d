import type { ReserveSteps } from '@harmattan/supplier-clients/book-client';
import { Broken, expectBalance, expectBalanceIn, expectVerdict, fundsMinor, refusals } from '../scene.ts';
import { type BookCase, type BookScene, stakeMinor } from './bet.ts';

const races = 8;

async function newReserve(scene: BookScene, amountMinor = stakeMinor) {
  const { client, newId } = scene;
  const steps = client.steps as ReserveSteps;
  const seat = await scene.seat();
  const [reserveId, betId] = [newId(), newId()];
  return {
    seat,
    betId,
    reserve: (reserved = amountMinor) => steps.reserve(seat, { reserveId, amountMinor: reserved }),
    draw: (drawnMinor: bigint, { txId = newId(), of = betId } = {}) =>
      steps.draw(seat, { reserveId, txId, betId: of, amountMinor: drawnMinor }),
    commit: () => steps.commit(seat, { reserveId, betId }),
    release: () => steps.release(seat, { reserveId }),
    settle: (amount: bigint, of = betId) =>
      client.settle(seat, {
        txId: newId(),
        betId: of,
        stakeTxId: reserveId,
        stakeMinor,
        kind: 'won',
        amountMinor: amount,
      }),
    balance: (wantedMinor: bigint) => expectBalance(scene, seat, wantedMinor),
  };
}

const applies: NonNullable<BookCase['applies']> = ({ steps }) => steps !== undefined;

export const reserves: BookCase[] = [
  {
    name: 'a reserve in parts',
    applies,
    async run(scene) {
      const { reserve, draw, commit, settle, balance } = await newReserve(scene);
      const other = scene.newId();
      expectBalanceIn(await reserve(), fundsMinor - stakeMinor);
      expectVerdict(await draw(300n), 'done');
      expectVerdict(await draw(450n, { of: other }), 'done');
      await balance(fundsMinor - stakeMinor);
      const committed = await commit();
      expectVerdict(committed, 'done');
      expectBalanceIn(committed, fundsMinor - 750n);
      expectVerdict(await commit(), 'done', 'repeat');
      expectVerdict(await settle(600n), 'done');
      expectVerdict(await settle(0n, other), 'done');
      await balance(fundsMinor - 150n);
    },
  },
  {
    name: 'a part again',
    applies,
    async run(scene) {
      const { reserve, draw, commit, balance } = await newReserve(scene);
      await reserve();
      expectVerdict(await reserve(), 'done', 'repeat');
      expectVerdict(await reserve(stakeMinor + 1n), ...refusals);
      const txId = scene.newId();
      const replies = await Promise.all(Array.from({ length: 5 }, () => draw(300n, { txId })));
      for (const reply of replies) expectVerdict(reply, 'done', 'repeat');
      expectVerdict(await draw(301n, { txId }), ...refusals);
      await commit();
      expectVerdict(await draw(300n, { txId }), 'done', 'repeat');
      await balance(fundsMinor - 300n);
    },
  },
  {
    name: 'more than was reserved',
    applies,
    async run(scene) {
      const { reserve, draw, commit, balance } = await newReserve(scene);
      await reserve();
      expectVerdict(await draw(600n), 'done');
      expectVerdict(await draw(401n), ...refusals);
      const parts = await Promise.all(Array.from({ length: 4 }, () => draw(200n)));
      const drawn = parts.filter(({ verdict }) => verdict === 'done').length;
      if (drawn !== 2) throw new Broken(`${drawn} parts of 200 were drawn of 400`);
      await commit();
      await balance(fundsMinor - stakeMinor);
    },
  },
  {
    name: 'a part after the commit',
    applies,
    async run(scene) {
      const { reserve, draw, commit, balance } = await newReserve(scene);
      await reserve();
      await draw(300n);
      await commit();
      expectVerdict(await draw(100n), ...refusals);
      await balance(fundsMinor - 300n);
    },
  },
  {
    name: 'a part of nothing',
    applies,
    async run(scene) {
      const { reserve, draw, commit, balance } = await newReserve(scene);
      const txId = scene.newId();
      expectVerdict(await draw(300n, { txId }), ...refusals);
      expectVerdict(await commit(), ...refusals);
      expectVerdict(await reserve(), 'done');
      expectVerdict(await draw(300n, { txId }), 'done');
      expectVerdict(await commit(), 'done');
      await balance(fundsMinor - 300n);
    },
  },
  {
    name: 'a reserve given back',
    applies,
    async run(scene) {
      const { reserve, draw, release, balance } = await newReserve(scene);
      await reserve();
      expectVerdict(await release(), 'done');
      expectVerdict(await release(), 'done', 'repeat');
      expectVerdict(await draw(300n), ...refusals);
      expectVerdict(await reserve(), ...refusals);
      await balance(fundsMinor);
    },
  },
  {
    name: 'a reserve given back first',
    applies,
    async run(scene) {
      const { reserve, release, balance } = await newReserve(scene);
      // There was nothing to give back, and a wire may say so.
      expectVerdict(await release(), 'done', 'repeat', 'refused');
      expectVerdict(await reserve(), ...refusals);
      await balance(fundsMinor);
    },
  },
  {
    name: 'a reserve given back after a part',
    applies,
    async run(scene) {
      const { reserve, draw, commit, release, balance } = await newReserve(scene);
      await reserve();
      await draw(300n);
      expectVerdict(await release(), ...refusals);
      await balance(fundsMinor - stakeMinor);
      expectVerdict(await commit(), 'done');
      await balance(fundsMinor - 300n);
    },
  },
  {
    name: 'a part and the giving back at once',
    applies,
    async run(scene) {
      for (let race = 0; race < races; race += 1) {
        const { reserve, draw, commit, release, balance } = await newReserve(scene);
        await reserve();
        const [drawn, released] = await Promise.all([draw(stakeMinor), release()]);
        const isDrawn = drawn.verdict === 'done';
        if (isDrawn === (released.verdict === 'done'))
          throw new Broken(`both or neither: ${drawn.raw} ${released.raw}`);
        await commit();
        await balance(isDrawn ? fundsMinor - stakeMinor : fundsMinor);
      }
    },
  },
];
