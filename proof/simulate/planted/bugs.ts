/** A place in the product's text and what stands there instead. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

/** A bug that the simulator must find. */
export interface Bug {
  name: string;
  edits: Edit[];
}

const modules = 'apps/platform/src/modules';
const bug = (name: string, file: string, from: string, to: string): Bug => ({
  name,
  edits: [{ file: `${modules}/${file}`, from, to }],
});

/** A number that no other call gets, for keys that are made up as they go along. */
const fresh = 'process.hrtime.bigint()';

const batchStatement = `${modules}/wallet/batch-statement.ts`;
const checkDeposit = `${modules}/cashier/check-deposit.ts`;
const oddIsFailed: Edit = {
  file: 'packages/wires/src/mobile-money.ts',
  from: "return definiteFailures.has(resultcode) ? 'failed' : 'unknown';",
  to: "return definiteFailures.has(resultcode) ? 'failed' : 'failed';",
};

/** Refuses a stake before it is queued, by what the database says then, instead of when it is decided. */
const askedBefore = (isRefused: string): Edit => ({
  file: `${modules}/wallet/create-wallet.ts`,
  from: '  const submit = createSubmit({ engine, houseIds, bus });',
  to: `  const early: Engine = {
    ...engine,
    async submit(prepared) {
      for (const { operation } of prepared) {
        if (!('isStake' in operation && operation.isStake)) continue;
        if (${isRefused}) Object.assign(operation, { sessionEpoch: -1 });
      }
      return engine.submit(prepared);
    },
  };
  const submit = createSubmit({ engine: early, houseIds, bus });`,
});

export const bugs: Bug[] = [
  {
    name: 'linked entries lock their account leg by leg',
    edits: [
      {
        file: batchStatement,
        from: 'with ${linked ? lockedGroups(refers, limited) : lockedLegs(refers, limited)},',
        to: 'with ${lockedLegs(refers, limited)},',
      },
      { file: batchStatement, from: "', leg_number, linked_count'", to: "', leg_number, together'" },
      { file: batchStatement, from: "'where together = linked_count'", to: "''" },
    ],
  },
  bug(
    'a stake is taken although its reversal came first',
    'wallet/batch-statement.ts',
    "when kind in ('debit', 'hold', 'draw', 'post') and is_reversed then 'reversed'",
    "when kind in ('hold', 'draw', 'post') and is_reversed then 'reversed'",
  ),
  bug(
    'a bet that was settled is paid again under another id',
    'wallet/batch-statement.ts',
    "when is_finished then 'finished'",
    "when is_finished and false then 'finished'",
  ),
  {
    name: 'a connection that breaks while it is in use ends the process',
    edits: [
      {
        file: 'packages/process/src/pool.ts',
        from: "pool.on('connect', (client) => client.on('error', ignore));",
        to: 'void ignore;',
      },
    ],
  },
  bug(
    'a settled stake is undone',
    'wallet/batch-statement.ts',
    "when kind = 'reverse' and is_settled and not even_if then 'settled'",
    "when kind = 'reverse' and is_settled and not even_if and false then 'settled'",
  ),
  bug(
    'a void gives money back and leaves the hold open',
    'wallet/batch-statement.ts',
    "state = case when w.kind = 'draw' then 'open' else 'closed' end",
    "state = case when w.kind in ('draw', 'void') then 'open' else 'closed' end",
  ),
  bug(
    'a posted hold takes all of it, whatever was drawn',
    'wallet/batch-statement.ts',
    "when 'post' then coalesce(amount, remaining, 0)",
    "when 'post' then coalesce(amount, (select h.amount from wallet.hold h where h.key = of_key), 0)",
  ),
  bug(
    'what players are paid is not taken from the house',
    'wallet/batch-statement.ts',
    'from written where house_amount <> 0 group by batch, house_id',
    'from written where house_amount > 0 group by batch, house_id',
  ),
  bug(
    'a known command is answered as if it had just been done',
    'wallet/repeat.ts',
    '    status: row.status,',
    "    status: 'ok',",
  ),
  bug(
    'a batch without an answer is taken for refused',
    'wallet/batch-engine.ts',
    "'a batch of money commands got no answer and is submitted again');",
    `'taken for refused');
      const refused = { status: 'insufficient', availableMinor: 0n, heldMinor: 0n, version: 0n, at: new Date() };
      for (const job of jobs) job.settle(job.rows.map(() => refused as never));
      if (jobs.length > 0) return nothingLeft;`,
  ),
  bug(
    'a command is not known again once its entry was moved',
    'wallet/batch-statement.ts',
    "`${keyIsNotIn('journal_old')}${limited",
    '`true${limited',
  ),
  bug('a fund is not known again by its key', 'wallet/fund.ts', 'if (known) {', 'if (known && false) {'),
  bug(
    'wins have keys that are made up as they go along',
    'suppliers/move-keys.ts',
    "keyOf({ source, class: 'credit', id: txId, leg: attempt }),",
    `keyOf({ source, class: 'credit', id: \`\${txId}\${${fresh}}\`, leg: attempt }),`,
  ),
  bug(
    'stakes have keys with the amount of tries in them',
    'suppliers/move-keys.ts',
    "keyOf({ source, class: 'debit', id: txId, leg: attempt }),",
    `keyOf({ source, class: 'debit', id: txId, leg: Number(${fresh} % 3n) }),`,
  ),
  bug(
    'a repeat is answered with the balance of then',
    'suppliers/supplier-ledger.ts',
    'return isOld ? { ...receipt, balanceMinor: await balance(playerId) } : receipt;',
    'return receipt;',
  ),
  bug(
    'cancelling a stake that never came leaves no trace',
    'suppliers/undo.ts',
    '  const staked = amountMinor === undefined ? undefined : await wallet.entry(of);',
    "  const staked = await wallet.entry(of);\n  if (!staked) return { outcome: 'done', balanceMinor: await ledger.balance(playerId), id: of };",
  ),
  bug(
    'a correction of a bet has a key of its own at each try',
    'suppliers/move-keys.ts',
    'keyOf({ source, class: `adjust-${direction}`, id: txId, leg: attempt }),',
    `keyOf({ source, class: \`adjust-\${direction}\${${fresh}}\`, id: txId, leg: attempt }),`,
  ),
  bug(
    'a deposit is credited as it was asked for',
    'cashier/carry-out-money.ts',
    'amountMinor: payment.received_kobo, about:',
    'amountMinor: payment.amount_kobo, about:',
  ),
  bug(
    'money for a deposit that has its money is dropped',
    'cashier/deposit-rules.ts',
    "if (deposit.hasMoney) return { verdict: 'beside', doubt: deposit.isSessionTaken ? 'session' : 'second' };",
    "if (deposit.hasMoney) return { verdict: 'nothing' };",
  ),
  bug(
    'a credit is marked as done before the wallet answers',
    'cashier/take-receipt.ts',
    "          moneyDue: 'credit',\n          moneyKey",
    '          moneyKey',
  ),
  bug(
    'the commands of a withdrawal have keys that are made up',
    'cashier/carry-out-money.ts',
    'class: `withdrawal-${command}`, id: paymentId })',
    `class: \`withdrawal-\${command}\`, id: command === 'hold' ? paymentId : \`\${paymentId}\${${fresh}}\` })`,
  ),
  bug(
    'a pay-out without an answer counts as failed',
    'cashier/withdrawal-rules.ts',
    "      return state === 'sending' ? 'unanswered' : 'wait';",
    "      return isOnItsWay(state) ? 'failed' : 'wait';",
  ),
  bug(
    'a pay-out that is accepted counts as paid',
    'cashier/withdrawal-rules.ts',
    "      return unconfirmed.includes(state) ? 'accepted' : 'wait';",
    "      return isOnItsWay(state) ? 'paid' : 'wait';",
  ),
  {
    name: 'one odd answer of a mobile gateway fails a pay-out',
    edits: [
      oddIsFailed,
      {
        file: `${modules}/cashier/withdrawal-rules.ts`,
        from: "return failure?.code === word.code && isLongAgo(failure) ? event : 'ask once more';",
        to: 'return event;',
      },
    ],
  },
  {
    name: 'one odd answer of a mobile gateway dismisses a deposit',
    edits: [
      oddIsFailed,
      { file: checkDeposit, from: '  if (!isAgreedFailure(', to: '  if ((false as boolean) && !isAgreedFailure(' },
      {
        file: checkDeposit,
        from: "  if (rail === 'pay_bill' || rail === 'wallet_push')\n    return contradict",
        to: '  if (rail === undefined)\n    return contradict',
      },
    ],
  },
  bug(
    'what a gateway pays after it has failed is not taken up',
    'cashier/withdrawal-rules.ts',
    "      if (isGivenBack(state)) return 'paid after failure';",
    "      if (isGivenBack(state)) return 'wait';",
  ),
  bug(
    'a withdrawal can be called back while it is being sent',
    'cashier/withdrawal-rules.ts',
    "const cancellable: readonly WithdrawalState[] = ['requested', 'approved'];",
    "const cancellable: readonly WithdrawalState[] = ['requested', 'approved', 'sending', 'sent_unknown', 'pending'];",
  ),
  bug(
    'money in review enters the suspense account under a key that is made up',
    'cashier/carry-suspense.ts',
    'class: move, id: provider_id })',
    `class: move, id: \`\${provider_id}\${${fresh}}\` })`,
  ),
  bug(
    'money that is allocated is credited by the gateway and stays in suspense',
    'cashier/allocate-money.ts',
    'fromSuspense: isSuspended }',
    'fromSuspense: isSuspended && (false as boolean) }',
  ),
  bug(
    'the sweeper passes over money that is due',
    'cashier/sweeper.ts',
    '  if (payment.money_due) {',
    "  if (payment.money_due === 'void' || payment.money_due === 'post') return postponePayment(deps.pool, payment, null);\n  if (payment.money_due) {",
  ),
  bug(
    'a ticket that a crash left half bought is forgotten',
    'jackpot/tickets-store.ts',
    'export async function listOldAttempts(',
    'export async function listOldAttempts(..._: unknown[]): Promise<Attempt[]> {\n  return [];\n}\n\nexport async function listOldAttemptsUnused(',
  ),
  bug(
    'the price of a ticket counts one column',
    'jackpot/ticket-office.ts',
    'amountMinor: ticketPriceMinor * BigInt(columns),',
    'amountMinor: ticketPriceMinor,',
  ),
  bug(
    'the prices of a command are taken one by one',
    'jackpot/ticket-office.ts',
    'if (others.length > 0) return wallet.linked([price, ...others]);',
    `if (others.length > 0)
    return Promise.all([price, ...others].map(({ kind: _debit, ...each }) => wallet.transfer({ ...each, direction: 'out' })));`,
  ),
  bug(
    'a command that is refused leaves all but its first ticket half bought',
    'jackpot/ticket-office.ts',
    'attempts.map(({ id }) => id),',
    'attempts.slice(0, 1).map(({ id }) => id),',
  ),
  bug(
    'tickets are sold at a price that was not shown',
    'jackpot/place-ticket.ts',
    "return shownPriceMinor === form.ticketPriceMinor * BigInt(columns) ? read : 'price has changed';",
    'return read;',
  ),
  bug(
    'each ticket wins one share, whatever columns of it are right',
    'jackpot/prizes-store.ts',
    "const amountOf = 'tier.share * prize.columns",
    "const amountOf = 'tier.share",
  ),
  bug(
    'the tax on a prize allows for the price of one column',
    'jackpot/pay-prizes.ts',
    'const netMinor = amountMinor - ticketPriceMinor * BigInt(columns);',
    'const netMinor = amountMinor - ticketPriceMinor * BigInt(Math.min(columns, 1));',
  ),
  bug(
    'prizes of a jackpot have keys that are made up',
    'jackpot/accounts.ts',
    "keyOf({ source: 'jackpot', class: 'prize', id: ticketId })",
    `keyOf({ source: 'jackpot', class: 'prize', id: \`\${ticketId}\${${fresh}}\` })`,
  ),
  bug(
    'the takings of a jackpot stay in its pool',
    'jackpot/pay-prizes.ts',
    'amountMinor: takingsOf(jackpot, jackpot.tickets),',
    'amountMinor: takingsOf(jackpot, jackpot.tickets) - 1n,',
  ),
  bug(
    'prizes of a race have keys that are made up',
    'races/accounts.ts',
    "keyOf({ source: 'race', class: 'prize', id: `${raceId}:${place}` })",
    `keyOf({ source: 'race', class: 'prize', id: \`\${raceId}:\${place}:\${${fresh}}\` })`,
  ),
  bug(
    'what was undone stays in the count of a race',
    'turnover/turnover-parts.ts',
    "undone.kind = 'reverse' and undone.status = 'ok' and",
    "undone.kind = 'reverse' and undone.status = 'never' and",
  ),
  bug(
    'a race counts what it has counted once more',
    'wallet/feed-mark.ts',
    'const common = { ...last, number };',
    'const common = { ...last };',
  ),
  {
    name: 'limits are checked before the account is locked',
    edits: [
      askedBefore(`(await listLimits(database.pool, operation.playerId)).some(({ kind, limit, used }) =>
        (kind === 'stake' || kind === 'loss') && used + (operation.amountMinor ?? 0n) > limit)`),
      { file: batchStatement, from: "${limited ? limitCases(linked) : ''}", to: '' },
    ],
  },
  {
    name: 'a stake that was queued before a break is taken',
    edits: [
      askedBefore(`(await database.pool.query('select 1 from wallet.account where player_id = $1 and excluded_until > app_now()',
        [operation.playerId])).rows.length > 0`),
      {
        file: batchStatement,
        from: "when kind <> 'credit' and is_stake and excluded_until > at then 'excluded'",
        to: '',
      },
    ],
  },
  bug(
    'a correction of a bet leaves its tax as it was',
    'suppliers/withhold-tax.ts',
    'memo === undefined || isGift(operation.about)) return undefined;',
    "memo === undefined || isGift(operation.about) || operation.about === 'correction') return undefined;",
  ),
  bug(
    'a part of a bet that is sold closes the bet',
    'suppliers/settle.ts',
    '...(win.closes && { closes: win.closes }),',
    "...((win.closes ?? win.kind === 'cash-out') && { closes: win.closes ?? 'round' }),",
  ),
  bug(
    'money above a limit is released under a key that is made up',
    'cashier/above-limit.ts',
    '`${payment_id}:${releases}` : payment_id;',
    `\`\${payment_id}:\${releases}:\${${fresh}}\` : payment_id;`,
  ),
  {
    name: 'a stake of Zeppelin without an answer counts as refused',
    edits: [
      {
        file: 'stand-ins/arcade/src/rounds/send-stake.ts',
        from: 'return { round: await markCancelling(deps.pool, round, reply?.verdict), balanceMinor: undefined };',
        to: "return { round: await end(deps.pool, round, 'refused', { refusal: 'refused' }), balanceMinor: undefined };",
      },
    ],
  },
  {
    name: 'a second tap changes what a cash-out pays',
    edits: [
      {
        file: 'stand-ins/arcade/src/rounds/decide-riding.ts',
        from: "and spin_id = told_spin and state = 'riding' returning round.*",
        to: "and spin_id = told_spin and state in ('riding', 'staked') returning round.*",
      },
    ],
  },
  {
    name: 'a flight that a process left before its start keeps its bets',
    edits: [
      {
        file: 'stand-ins/arcade/src/zeppelin/flights-store.ts',
        from: "where flight.state in ('open', 'flying') or",
        to: "where flight.state = 'flying' or",
      },
    ],
  },
];
