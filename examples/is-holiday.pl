use HTTP::Tiny;
use JSON::PP;
my $response = HTTP::Tiny->new->get('http://localhost:4321/api/week.json?province=on');
die $response->{content} unless $response->{success};
print decode_json($response->{content})->{isHoliday} ? "true\n" : "false\n";
