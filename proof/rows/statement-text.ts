import { Sql, sql } from '@harmattan/process/sql';
import type { ESTree } from 'vite';
import { type AnyFunction, inside, isFunction, type Node, type Place, type Places, walk } from './places.ts';

/** A part of a statement, a text, or a value that is known at run time only. */
type Made = Sql | string | undefined;

/** What the parameters of a function are where it is called. */
type Bound = ReadonlyMap<Node, ReadonlyMap<string, Made>>;

/** Of what the program decides at run time: all first answers, or all last ones. */
export type Choice = 'first' | 'last';

/** The text that `pg` is given for an argument of `query`. Undefined where the program makes it of more than constants. */
export function statementText(places: Places, argument: Place, choice: Choice): string | undefined {
  const { node } = argument;
  const text = node.type === 'ObjectExpression' ? property(node, 'text') : node;
  const made = text && make(inside(argument, text), new Map());
  return made instanceof Sql ? made.text : made;

  function make(at: Place, bound: Bound): Made {
    const { node } = at;
    const part = (child: Node) => make(inside(at, child), bound);
    switch (node.type) {
      case 'Literal':
        return ['string', 'number', 'bigint'].includes(typeof node.value) ? String(node.value) : undefined;
      case 'TaggedTemplateExpression': {
        const texts = node.quasi.quasis.map(({ value }) => value.cooked ?? '');
        return sql(Object.assign(texts, { raw: texts }), ...node.quasi.expressions.map(part));
      }
      case 'TemplateLiteral':
        return joined(node, node.expressions.map(part));
      case 'ConditionalExpression':
        return part(choice === 'first' ? node.consequent : node.alternate);
      case 'TSAsExpression':
      case 'ParenthesizedExpression':
        return part(node.expression);
      case 'Identifier':
        return named(at, node.name, bound);
      case 'CallExpression':
        return called(at as Place<ESTree.CallExpression>, bound);
      default:
        return undefined;
    }
  }

  function named(at: Place, name: string, bound: Bound): Made {
    const found = places.find(at, name);
    if (found && isFunction(found.node)) return bound.get(found.node)?.get(name);
    if (found?.node.type !== 'VariableDeclarator' || !found.node.init) return undefined;
    return make(inside(found, found.node.init), bound);
  }

  function called(at: Place<ESTree.CallExpression>, bound: Bound): Made {
    const { callee, arguments: given } = at.node;
    const found = callee.type === 'Identifier' ? places.find(at, callee.name) : undefined;
    const place = found?.node.type === 'VariableDeclarator' && found.node.init ? inside(found, found.node.init) : found;
    if (!place || !isFunction(place.node)) return undefined;
    const values = place.node.params.map((param, nth): [string, Made] => {
      const argument = given[nth];
      return [param.type === 'Identifier' ? param.name : '', argument && make(inside(at, argument), bound)];
    });
    const answers = answersOf(place as Place<AnyFunction>);
    const answer = choice === 'first' ? answers[0] : answers.at(-1);
    return answer && make(answer, new Map([...bound, [place.node, new Map(values)]]));
  }
}

function joined({ quasis }: ESTree.TemplateLiteral, gaps: Made[]): string | undefined {
  if (gaps.some((gap) => typeof gap !== 'string')) return undefined;
  return quasis.map(({ value }, nth) => `${value.cooked}${gaps[nth] ?? ''}`).join('');
}

/** What a function may return. */
function answersOf(place: Place<AnyFunction>): Place[] {
  const { body } = place.node;
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [inside(place, body)];
  return walk(inside(place, body)).flatMap(({ node, around, file }) =>
    node.type === 'ReturnStatement' && node.argument && around.find(isFunction) === place.node
      ? [{ file, node: node.argument, around: [node, ...around] }]
      : [],
  );
}

function property({ properties }: ESTree.ObjectExpression, name: string): Node | undefined {
  for (const one of properties) {
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one.value;
  }
  return undefined;
}
