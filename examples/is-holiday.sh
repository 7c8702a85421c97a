if answer=$(curl --silent --show-error --fail "http://localhost:4321/api/week.json?province=on"); then
  case $answer in
    *'"isHoliday":true'*) echo true ;;
    *'"isHoliday":false'*) echo false ;;
    *) false ;;
  esac
else
  false
fi
